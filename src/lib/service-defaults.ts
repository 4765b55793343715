/** Defaults for the two services, shared by the site, its security policy, the doctor, the relay and the tests. */
export const telegramApi = 'https://api.telegram.org';
export const geminiApi = 'https://generativelanguage.googleapis.com';

export const defaultModel = 'gemini-1.5-flash';
export const currentModel = 'gemini-3.5-flash-lite';
/** An alias for a current model, used when the configured one is retired. */
export const fallbackModel = 'gemini-flash-lite-latest';
