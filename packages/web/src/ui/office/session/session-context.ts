import { createContext } from 'react';
import type { SessionUser } from '#lib/session.ts';

export const SessionContext = createContext<SessionUser | null>(null);
