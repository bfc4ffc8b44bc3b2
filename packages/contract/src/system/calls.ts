import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { liveEvent } from './live-events.ts';
import { mailCalls } from './mail-calls.ts';

export const systemCalls = {
  live: defineCall({
    method: 'GET',
    path: '/live',
    summary: 'What happens while the page is open, as server-sent events; a browser sends its cookie',
    permission: 'account',
    response: liveEvent,
    kind: 'events',
    errors: ['request.tooMany'],
  }),
  health: defineCall({
    method: 'GET',
    path: '/healthz',
    summary: 'The process is alive (also at the root)',
    permission: 'public',
    response: z.string(),
    kind: 'text',
    atRoot: true,
  }),
  ready: defineCall({
    method: 'GET',
    path: '/readyz',
    summary:
      'The process can serve: database reached and migrated, not stopping; says so if its clock is wrong (also at the root)',
    permission: 'public',
    response: z.string(),
    kind: 'text',
    atRoot: true,
    errors: ['server.stopping', 'server.notReady'],
  }),
  metrics: defineCall({
    method: 'GET',
    path: '/metrics',
    summary:
      'Prometheus metrics (also at the root); with the metrics token, or outside production from the machine itself',
    permission: 'public',
    response: z.string(),
    kind: 'text',
    atRoot: true,
    errors: ['permission.denied'],
  }),
  openapi: defineCall({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description as an OpenAPI 3.1 document',
    permission: 'public',
    response: z.string(),
    kind: 'text',
  }),
  reference: defineCall({
    method: 'GET',
    path: '/docs',
    summary: 'This description as a page to read',
    permission: 'public',
    response: z.string(),
    kind: 'text',
  }),
  ...mailCalls,
};
