import { tokens } from '#ui/tokens.ts';

type ManifestText = { name: string; shortName: string; description: string; base: string };

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest({ name, shortName, description, base }: ManifestText): string {
  const color = tokens.light.paper;
  return JSON.stringify({
    name,
    short_name: shortName,
    description,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: [
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
