import { apiBase } from '@gangway/contract/core/cookies.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import { calls } from '@gangway/contract/calls.ts';
import { z } from 'zod';
import { version } from '../version.ts';
import { permissionText } from './openapi.ts';

/** The contract as a page to read. It uses no script and no style but its own sheet, sent with its hash. */
export function referencePage(): string {
  const sections = Object.entries(calls).map(
    ([module, group]) =>
      `<section><h2 id="${module}">${module}</h2>${Object.values<Call>(group).map(callHtml).join('')}</section>`,
  );
  const contents = Object.keys(calls).map((module) => `<a href="#${module}">${module}</a>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calls - Gangway</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${referenceStyle}</style></head>
<body><main><h1>Gangway ${version}: every call</h1>
<p>All paths stand below <code>${apiBase}</code>; the token goes into the header <code>X-Token</code>; an answer is
<code>{ code, message, data }</code>, and code 200 is success. As a document for tools:
<a href="${apiBase}/openapi.json">openapi.json</a>.</p><nav aria-label="Modules">${contents.join(' ')}</nav>${sections.join('')}</main></body></html>`;
}

export const referenceStyle = `body{font:16px/1.5 system-ui,sans-serif;color:#12263a;margin:0;background:#fff}
main{max-width:60rem;margin:auto;padding:1.5rem}nav a{margin-right:1rem}a{color:#0b5c6b}h2{margin-top:2.5rem}
article{border-top:1px solid #d5dde3;padding:1rem 0}h3{font-size:1rem;margin:0}b{color:#0b5c6b}
pre{background:#f3f6f8;padding:.75rem;overflow:auto;font-size:.8125rem}p{margin:.25rem 0}`;

function callHtml(call: Call): string {
  const parts = Object.entries({
    params: call.params,
    query: call.query,
    body: call.body,
    data: call.response,
  })
    .filter((entry): entry is [string, z.ZodType] => entry[1] !== undefined)
    .map(
      ([name, schema]) =>
        `<details><summary>${name}</summary><pre tabindex="0">${shape(name, schema)}</pre></details>`,
    );
  const errors = call.errors.length > 0 ? `<p>Can answer: ${call.errors.map(escapeHtml).join(', ')}</p>` : '';
  return `<article><h3><b>${call.method}</b> <code>${escapeHtml(call.path)}</code></h3><p>${escapeHtml(call.summary)}</p>
<p>Who: ${escapeHtml(permissionText(call.permission))}</p>${errors}${parts.join('')}</article>`;
}

function shape(name: string, schema: z.ZodType): string {
  const io = name === 'data' ? 'output' : 'input';
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return escapeHtml(JSON.stringify(rest, null, 2));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
