import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { brokenOff } from '../database/in-transaction.ts';
import { jobRuns } from '../jobs/jobs.ts';
import { version } from '../version.ts';
import { addLoopDelay, seldomMs } from './loop-delay.ts';

const prefix = 'gangway_';

/** Counts and times requests by call, and watches the process and its connections, for Prometheus. */
export function addMetrics(app: FastifyInstance, pool: pg.Pool): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix, eventLoopMonitoringPrecision: seldomMs });
  addLoopDelay(registry, prefix);
  const duration = new Histogram({
    name: 'gangway_http_request_seconds',
    help: 'How long requests take, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'gangway_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Counter({
    name: 'gangway_database_broken_off_total',
    help: 'Transactions PostgreSQL broke off to let another one through or because a table changed, and which were tried again; deadlocks are a fault',
    labelNames: ['why'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ why: 'deadlock' }, brokenOff.deadlock);
      this.inc({ why: 'serialization' }, brokenOff.serialization);
      this.inc({ why: 'table changed' }, brokenOff.tableChanged);
    },
  });
  new Counter({
    name: 'gangway_job_runs_total',
    help: 'Scheduled jobs this process has run, by how they ended',
    labelNames: ['job', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [job, { done, failed }] of jobRuns) {
        this.inc({ job, outcome: 'done' }, done);
        this.inc({ job, outcome: 'failed' }, failed);
      }
    },
  });
  new Gauge({
    name: 'gangway_build_info',
    help: 'Always 1; its labels say what runs',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.versions.node }, 1);
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    const label = call ? `${call.method} ${call.path}` : 'document';
    duration.observe({ call: label, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  return registry;
}
