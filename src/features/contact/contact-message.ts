export type ContactMessage = { name: string; email: string; message: string };
