import { modals } from '@mantine/modals';
import type { ApiHandlers } from '#lib/call-api.ts';
import { translate } from '#lib/i18n.ts';
import { token } from '#lib/token.ts';
import { showError } from '#ui/office/toast.ts';

let asking = false;

/** What the back office does when an answer concerns the whole page. */
export const apiHandlers: ApiHandlers = {
  toast: showError,
  confirmLogout() {
    if (asking) return;
    asking = true;
    modals.openConfirmModal({
      title: translate('logout.title'),
      children: translate('logout.text'),
      labels: { confirm: translate('logout.again'), cancel: translate('action.cancel') },
      withCloseButton: false,
      confirmProps: { 'data-autofocus': true },
      onClose: () => {
        asking = false;
      },
      onConfirm: () => {
        token.clear();
        location.reload();
      },
    });
  },
};
