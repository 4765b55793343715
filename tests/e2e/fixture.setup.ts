import { test as setup } from '@playwright/test';
import { buildSite, sites } from './sites.ts';

setup.setTimeout(300_000);

setup('build the fixture site with keys', () => buildSite(sites.withKeys));

setup('build the fixture site below a path', () => buildSite(sites.below));

setup('build the site of src/content', () => buildSite(sites.own));
