export { AgentsScreen } from './agents/agents-screen.tsx';
export { customerLabel } from './customer-label.ts';
export { DocumentLines } from './document-lines.tsx';
export { LevelBadge } from './level-badge.tsx';
