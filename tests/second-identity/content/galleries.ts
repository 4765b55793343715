/** No project for the phone, so no screens. */
export const galleries: Record<string, { file: string; caption: string }[]> = {};
