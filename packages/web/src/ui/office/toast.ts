import { notifications } from '@mantine/notifications';
import { translate } from '#lib/i18n.ts';

const shownMs = 5000;

/** Says that something failed, for five seconds; the same sentence is not shown twice at once. */
export function showError(message: string): void {
  show(message, 'coral');
}

export function showWarning(message: string): void {
  show(message, 'amber');
}

export function showSuccess(message: string): void {
  show(message, 'sea');
}

function show(message: string, color: string): void {
  notifications.show({
    id: message,
    message,
    color,
    autoClose: shownMs,
    withBorder: true,
    closeButtonProps: { 'aria-label': translate('action.close') },
  });
}
