import { faceOf } from '@gangway/contract/core/pages.ts';
import type { Plugin } from 'vite';

/** In development, answers a page's address with the document of the face it belongs to, as the server does. */
export function faces(): Plugin {
  return {
    name: 'gangway-faces',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const wantsPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(pathname);
        if (wantsPage && !pathname.startsWith('/@') && !pathname.startsWith('/prod-api')) {
          request.url = `/${faceOf(pathname) ?? 'site'}.html`;
        }
        next();
      });
    },
  };
}
