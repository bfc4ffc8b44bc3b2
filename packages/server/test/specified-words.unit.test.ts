import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { catalogueNames, readCatalogue } from './read-catalogues.ts';

/** Sections 5 and 8 of the specification: sentences it gives word for word, and where they stand here. */
const words: [id: string, text: string][] = [
  ['toast.error', 'Error'],
  ['logout.title', 'Confirm logout'],
  ['logout.text', 'You have been logged out, you can cancel to stay on this page, or log in again'],
  ['logout.again', 'Re-Login'],
  ['action.cancel', 'Cancel'],
  ['guard.failed', 'Has Error'],
  ['guard.emptyUser', 'Verification failed, please Login again.'],
  ['office.fullscreenUnsupported', 'you browser can not work'],
  ['language.switched', 'Switch Language Success'],
  ['scan.reason.forged', 'Verification failed'],
  ['scan.reason.noTicket', 'No ticket found'],
  ['scan.find.none', 'No ticket found'],
  ['scan.reason.empty', 'Scan result is empty'],
  ['scan.codeEmpty', 'Code and ticket id must not be empty'],
  ['office.operationFailed', 'Operation failed'],
  ['users.resetFailed', 'Password reset failed'],
  ['recharge.failed', 'Recharge failed'],
  ['error.payment.gateway', 'API payment interface request failed'],
  ['orders.failed', 'Failed to fetch orders'],
  ['download.success', 'Download success'],
  ['download.failed', 'Download failed'],
  ['orders.download.success', 'Download success'],
  ['orders.download.failed', 'Download failed'],
  ['price.parseFailed', 'Failed to parse price settings'],
  ['wizard.failed', 'Error occurred while creating orders'],
  ['checkout.failed', 'Error occurred while creating orders'],
  ['checkout.partial', 'Successfully created {success}/{total} orders'],
  ['checkout.all', 'All orders were created successfully'],
  ['error.price.dateExists', 'The date already exists'],
  ['datePrices.format', 'Date format error'],
  ['password.tooShort', 'Password must be at least 6 characters'],
  ['password.mismatch', 'Passwords do not match'],
  ['passenger.enterName', 'Please enter passenger name'],
  ['booking.agree', 'please tick agree terms before paying'],
  ['error.wallet.short', "Sorry, your agent's available balance is insufficient for settlement."],
  ['error.booking.balanceShort', "Sorry, your agent's available balance is insufficient for settlement."],
  ['validation.required', 'Please input {field}'],
  ['validation.range', '{field} range {min}-{max}'],
];

const texts: Record<string, string> = Object.assign(
  {},
  ...catalogueNames.map((name) => readCatalogue('en', name)),
);

test.each(words)('%s says: %s', (id, text) => {
  expect(texts[id]).toMatch(new RegExp(`^${RegExp.escape(text)}`));
});

test('the beds of a room are those the specification gives its occupancy', () => {
  const i18n = setupI18n({
    locale: 'en',
    messages: { en: { beds: compileMessage(texts['roomTypes.occupancy'] ?? '') } },
  });
  expect([1, 2, 3].map((count) => i18n._('beds', { count }))).toEqual([
    '1 guest: one single bed',
    '2 guests: double bed',
    '3 guests: three single beds',
  ]);
});
