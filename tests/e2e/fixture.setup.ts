import { test as setup } from '@playwright/test';
import { buildSite, sites } from './sites.ts';

setup.setTimeout(300_000);

setup('build the fixture site with keys, and below a path', async () => {
  await Promise.all([buildSite(sites.withKeys), buildSite(sites.below)]);
});
