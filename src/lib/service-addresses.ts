/** Addresses of the services, for the site, its security policy, the doctor and the relay. */
export const telegramApi = 'https://api.telegram.org';
export const geminiApi = 'https://generativelanguage.googleapis.com';
