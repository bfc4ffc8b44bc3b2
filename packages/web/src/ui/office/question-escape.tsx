import { useModals } from '@mantine/modals';
import { useEscape } from './use-escape.ts';

/** Escape for questions, which lie above whatever they are asked about. */
export function QuestionEscape() {
  const { modals, closeModal } = useModals();
  const asked = modals.at(-1);
  useEscape(asked !== undefined, () => asked && closeModal(asked.id));
  return null;
}
