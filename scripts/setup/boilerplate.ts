/** Text that project generators write into a README. */
export const boilerplate: readonly RegExp[] = [
  // Any generator
  /\b(bootstrapped|generated|created|scaffolded|built|started) (with|using|by|from)\b.{0,40}\b(angular cli|cli|create[- ][\w-]+|docusaurus|generator|ignite|starter|template|vite|yeoman)\b/i,
  /\b(bootstrapped|generated|scaffolded) (with|using|by)\b/i,
  /^this (template|starter|boilerplate|example) (provides|should|will|is|shows|uses|comes)\b/i,
  /\bstarter (kit|repository|template|project)\b/i,
  /^(edit|replace|update|delete) this (file|section|text|paragraph|readme)\b/i,
  /\blorem ipsum\b/i,
  // How to run it
  /\blocalhost\b|\b127\.0\.0\.1\b/i,
  /\byou can (now )?(run|start (editing|the)|view it|learn more|check out|preview)\b/i,
  /^(run|use|execute|clone|install|download|open|make sure|ensure|first,|then,|to (run|start|build|install|create|deploy|learn|get|recreate|preview|add|use|execute|make))\b/i,
  /\b(the page will (automatically )?reload|lint errors|test runner|production (mode|build)|build artifacts|optimi[sz]es the build|filenames include hashes|ready to be deployed|code sca?ffolding)\b/i,
  /\b(see the section about|for more information|check (out )?the|take a look at|refer to the|look at the) .*\b(docs?|documentation|information|guide|section|details|repository)\b/i,
  // Create React App
  /\beject\b|^instead, it will copy all the configuration/i,
  // Vite, Vue, Svelte, Nuxt, Next, Astro
  /^currently, two official plugins\b/i,
  /^(the react compiler is|if you are developing a production application|typescript cannot handle type information|everything you need to build a svelte|welcome to (remix|your|react router|strapi))\b/i,
  /^this project uses .*\b(next\/font|geist)\b/i,
  /^look at the nuxt/i,
  // Flutter, Expo, React Native
  /^a new (flutter|dart|expo|react native) (project|application|app|plugin|package)\b/i,
  /\bis a starting point for a (flutter|dart)\b|\bif this is your first flutter project\b|\bhelp getting started with flutter\b/i,
  /^this is a new react native project\b|^you've successfully run and modified\b/i,
  // Servers
  /^(a )?progressive node\.js framework\b|^nest is (an )?mit-licensed/i,
  /^laravel (is a web application framework|has the most extensive|takes the pain)|^thank you for considering contributing to the laravel/i,
  /\bthis readme would normally document\b/i,
  // Hosts
  /^to make it easy for you to get started with gitlab\b|^already a pro\?/i,
  /\bis a ✨ ?special ✨ ?repository\b|^hi there\b/i,
];

/** The first word of a command line. */
export const commands: readonly string[] =
  'apt apt-get brew bun bundle cargo cd chmod composer conda cp curl deno docker docker-compose dotnet export flutter gem git go gradle java make mkdir mvn node npm npx php pip pip3 pipenv pnpm poetry python python3 rails ruby rustup set source sudo uv vite wget yarn'.split(
    ' ',
  );
