import type { Post } from '@gangway/contract/core/posts.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from './start-test-server.ts';

export interface RoleBody {
  id?: number;
  name: string;
  template: 'admin' | 'editor';
  description?: string;
  grants: { route: string; access: 'none' | 'view' | 'edit' }[];
  posts?: Post[];
}

/** An administrator who makes roles, and accounts that have them. */
export class RolesFixture {
  server!: TestServer;
  token!: string;

  constructor() {
    beforeAll(async () => {
      this.server = await startTestServer();
      this.token = await this.server.login('admin');
    });
    afterAll(() => this.server.stop());
  }

  save(body: RoleBody) {
    return this.server.call(identityCalls.saveRole, { body }, { token: this.token });
  }

  async list() {
    return (await this.server.call(identityCalls.listRoles, {}, { token: this.token })).data;
  }

  /** Signs a new account in. */
  async makeUser(username: string, roleId: number): Promise<string> {
    const body = { username, password: 'secret-1', roleId };
    await this.server.call(identityCalls.saveSystemUser, { body }, { token: this.token });
    return this.server.login(username, 'secret-1');
  }
}
