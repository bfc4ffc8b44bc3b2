import type { Plugin } from 'vite';

/**
 * Lets the build leave out what no page uses of the router: its own links, forms, prefetching. They are made by calls at
 * the top of its modules, which a build must take for effects unless it is told otherwise.
 */
export function leanRouter(): Plugin {
  return {
    name: 'gangway-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      }),
    },
  };
}
