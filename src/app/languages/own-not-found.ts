import { languages, folder as ownFolder } from '#content/assemble/site-languages.ts';
import { assetPath, resolvedPath } from '#lib/paths.ts';

/**
 * Some hosts answer an unknown address in any language with the 404.html of the first. Loads the one of the right language,
 * which then restores the address. Returns whether it is loading.
 */
export function loadOwnNotFound(): boolean {
  const { pathname, search } = location;
  const address = new URLSearchParams(search).get('address');
  const restored = resolvedPath(address ?? '');
  if (ownFolder && restored?.startsWith(assetPath(ownFolder))) history.replaceState(null, '', restored);
  const asked = languages.find(({ folder }) => folder && pathname.startsWith(assetPath(folder)));
  if (address || !asked || asked.folder === ownFolder) return false;
  location.replace(`${assetPath(asked.folder)}404.html?${new URLSearchParams({ address: pathname })}`);
  return true;
}
