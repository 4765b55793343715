import { test as setup } from '@playwright/test';
import { buildSite, sites } from '../e2e/sites.ts';

setup.setTimeout(300_000);

setup('build the site of src/content', () => buildSite(sites.own));
