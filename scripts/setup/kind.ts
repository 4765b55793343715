import type { ProjectKind } from '../../src/lib/paths.ts';

type Sign = ProjectKind | 'neither';

/**
 * Topics, keywords and languages that imply a kind, separated by commas. `sure` outweighs `hint`, which is ambiguous. Longer
 * entries win over shorter ones: "mobile first" is not "mobile".
 */
// biome-ignore format: a table
const tagTable: [Sign, 'sure' | 'hint', string][] = [
  ['mobile', 'sure', 'android, android app, android application, android studio, apk, app store, aosp, ios, ios app, ios application, ipados, iphone, ipad, flutter, react native, reactnative, expo, ionic, cordova, phonegap, capacitor, xamarin, nativescript, maui, swiftui, uikit, jetpack compose, compose multiplatform, kotlin multiplatform, kotlin android, kmm, kmp, mobile app, mobileapp, mobile apps, mobile application, mobile game, mobile development, mobile app development, smartphone, wear os, watchos, testflight, google play, play store, aplikasi mobile'],
  ['mobile', 'hint', 'kotlin, swift, dart, objective c, mobile, phone, room, retrofit, getx, riverpod, arkit, arcore'],
  ['website', 'sure', 'website, web site, webapp, web app, web application, web apps, web development, webpage, web page, landing page, homepage, pwa, progressive web app, spa, single page application, browser extension, chrome extension, frontend, front end, full stack, fullstack, flutter web, react native web, next js, nextjs, nuxt, nuxtjs, gatsby, remix, astro, sveltekit, wordpress, laravel, django, flask, rails, ruby on rails, codeigniter, symfony, asp net, hugo, jekyll, github pages, ecommerce website, portfolio website, mern, mean stack, kotlin js, ktor, spring boot, vapor, dart frog'],
  ['website', 'hint', 'web, react, reactjs, react js, vue, vuejs, vue js, angular, angularjs, svelte, solidjs, jquery, html, html5, css, css3, sass, scss, less, tailwind, tailwindcss, tailwind css, bootstrap, javascript, typescript, php, blade, vite, webpack, express, expressjs, express js, node, nodejs, node js, nestjs, fastapi, spring, axios, three js, threejs, d3, graphql, redux, mobile first'],
  ['neither', 'sure', 'mobile friendly, mobile responsive, mobile ready, mobile optimized, mobile robot, mobile robots, mobile network, mobile networks, swift code'],
];

/** Phrases in sentences, without words that have other meanings ("expo", "flutter", "swift"). */
// biome-ignore format: a table
const proseTable: [Sign, 'sure', string][] = [
  ['mobile', 'sure', 'android, ios, iphone, ipad, react native, swiftui, jetpack compose, mobile app, mobile apps, mobile application, mobile applications, mobile game, phone app, app for phones, flutter app, flutter application, flutter project, app store, play store, google play, aplikasi mobile, aplikasi android'],
  ['website', 'sure', 'website, websites, web site, web app, web apps, webapp, web application, web page, webpage, landing page, homepage, browser extension, chrome extension, flutter web, react native web, situs, situs web, aplikasi web'],
];

const store =
  /^https?:\/\/(?:play\.google\.com|apps\.apple\.com|itunes\.apple\.com|f-droid\.org|testflight\.apple\.com|appgallery\.huawei\.com|galaxystore\.samsung\.com)\b/i;

type Facts = {
  /** Languages, topics, keywords. */
  tags: readonly string[];
  /** Sentences, such as a description. */
  prose: readonly string[];
  /** Addresses of the project. */
  links: readonly (string | undefined)[];
};

/** Decides whether a project is a mobile app or a website. Without signs, or with both, it is an unsure website. */
export function kindOf({ tags, prose, links }: Facts): { kind: ProjectKind; isSure: boolean } {
  if (links.some((link) => isStore(link))) return { kind: 'mobile', isSure: true };
  const found = new Set([
    ...tags.flatMap((text) => signsIn(text, tagSigns)),
    ...prose.flatMap((text) => signsIn(text, proseSigns)),
  ]);
  for (const weight of ['sure', 'hint']) {
    const [mobile, website] = [found.has(`mobile ${weight}`), found.has(`website ${weight}`)];
    if (mobile && website) break;
    if (mobile || website) return { kind: mobile ? 'mobile' : 'website', isSure: true };
  }
  return { kind: 'website', isSure: false };
}

/** Whether a URL is an app store page. */
export function isStore(address: string | undefined): boolean {
  return address !== undefined && store.test(address);
}

type Signs = Map<string, string>;
const tagSigns = signsOf(tagTable);
const proseSigns = signsOf(proseTable);

function signsOf(table: readonly [Sign, string, string][]): Signs {
  return new Map(
    table.flatMap(([sign, weight, phrases]) =>
      phrases.split(', ').map((phrase) => [phrase, `${sign} ${weight}`]),
    ),
  );
}

/** Finds the signs in a text, longest phrases first. `ReactNative` and `react-native` are two words each. */
function signsIn(text: string, signs: Signs): string[] {
  const spaced = text.replace(/(\p{Ll}{2})(\p{Lu}\p{Ll})/gu, '$1 $2');
  const found: string[] = [];
  for (const source of new Set([spaced, text])) {
    const words = source.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let at = 0; at < words.length; ) {
      const phrase = [4, 3, 2, 1]
        .map((count) => words.slice(at, at + count))
        .find((part) => signs.has(part.join(' ')));
      if (phrase) found.push(signs.get(phrase.join(' ')) ?? '');
      at += phrase?.length ?? 1;
    }
  }
  return found;
}
