/** Logos that you add: the icon set and the name of the icon, by file name. Then run `npm run icons`: docs/customise.md. */
export const icons: Record<string, [set: string, icon: string]> = {};
