/** The name of a storage entry or a channel. Sites below different paths of a host share an origin. */
export function siteKey(name: string): string {
  return import.meta.env.BASE_URL + name;
}
