import type { Plugin } from 'vite';

/**
 * Leaves out of the bundle what the site does not use of React Router. Its `exports` lead to the development build, which
 * differs from the other by one flag, and it gives each component a name for React's tools, which a bundler takes for a
 * use of that component.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace(/^\w+\.displayName = .+;$/gm, '')
          .replace(/= (\w+\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
