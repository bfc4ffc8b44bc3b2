import type { FastifyInstance } from 'fastify';

const texts = {
  en: 'Test payments: no money moves',
  'zh-CN': '测试支付：不会产生真实扣款',
  ko: '테스트 결제: 실제 돈은 오가지 않습니다',
};

const address = '/test-payments.css';

/** One of the lines shows, in the language the page is in at the moment. The site's stands above it, the office's below. */
const style = `
.test-payments { padding: 4px 12px; background: #ffc94d; color: #1a1200; font: 600 14px/1.4 system-ui, sans-serif; text-align: center; }
.test-payments span:not(:lang(en)) { display: none; }
html:lang(zh) .test-payments span:lang(zh), html:lang(ko) .test-payments span:lang(ko) { display: inline; }
html:lang(zh) .test-payments span:lang(en), html:lang(ko) .test-payments span:lang(en) { display: none; }
.test-payments-office { position: fixed; inset: auto 0 0; z-index: 1000; padding-block: 1px; font-size: 12px; pointer-events: none; }
@media print { .test-payments { display: none; } }
`;

/** Serves the banner's style: a file of its own, so that pages without a banner carry nothing of it. */
export function addBannerStyle(app: FastifyInstance): void {
  app.get(address, { config: { document: true } }, (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }).send(style),
  );
}

/** The document of a face with the banner in it, before anything the page itself draws. */
export function withBanner(document: string, face: 'site' | 'office'): string {
  const lines = Object.entries(texts).map(([lang, text]) => `<span lang="${lang}">${text}</span>`);
  const banner = `<aside class="test-payments test-payments-${face}">${lines.join('')}</aside>`;
  return document
    .replace('</head>', `<link rel="stylesheet" href="${address}"></head>`)
    .replace(/<body[^>]*>/, (body) => body + banner);
}
