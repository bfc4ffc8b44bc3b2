import type { Product } from '../e2e/fixtures/start-product.ts';

/** What a scenario found: numbers by name. Ratios hold from machine to machine, numbers per second do not. */
export type Findings = Record<string, number>;

/** Measures one thing on the running product. */
export type Scenario = (product: Product) => Promise<Findings>;

/** What a file of `scenarios/` exports. */
export interface ScenarioModule {
  scenario: Scenario;
  /** The product's database keeps every commit safe on the disk. */
  durable?: boolean;
  /** What the product is told besides. */
  env?: Record<string, string>;
  /** The product's database counts the statements it is asked. */
  counted?: boolean;
}
