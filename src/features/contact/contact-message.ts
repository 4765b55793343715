/** What a visitor sends to the owner. */
export type ContactMessage = { name: string; email: string; message: string };
