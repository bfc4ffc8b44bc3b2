import type aboutSite from '../locales/en/about.site.json';
import type boardingScanner from '../locales/en/boarding.scanner.json';
import type boardingAuditOffice from '../locales/en/boardingAudit.office.json';
import type boardingOffice from '../locales/en/boarding.office.json';
import type monitorSite from '../locales/en/monitor.site.json';
import type booking from '../locales/en/booking.json';
import type bookingSite from '../locales/en/booking.site.json';
import type bookingOffice from '../locales/en/booking.office.json';
import type chartsOffice from '../locales/en/charts.office.json';
import type customers from '../locales/en/customers.json';
import type passengers from '../locales/en/passengers.json';
import type customersOffice from '../locales/en/customers.office.json';
import type mailsOffice from '../locales/en/mails.office.json';
import type wizardSite from '../locales/en/wizard.site.json';
import type ordersSite from '../locales/en/orders.site.json';
import type paymentsOffice from '../locales/en/payments.office.json';
import type wallet from '../locales/en/wallet.json';
import type walletOffice from '../locales/en/wallet.office.json';
import type paySite from '../locales/en/pay.site.json';
import type walletSite from '../locales/en/wallet.site.json';
import type core from '../locales/en/core.json';
import type customersSite from '../locales/en/customers.site.json';
import type drawerOffice from '../locales/en/drawer.office.json';
import type drawnSite from '../locales/en/drawn.site.json';
import type fleetOffice from '../locales/en/fleet.office.json';
import type formsSite from '../locales/en/forms.site.json';
import type guestSite from '../locales/en/guest.site.json';
import type guideSite from '../locales/en/guide.site.json';
import type housekeepingAuditOffice from '../locales/en/housekeepingAudit.office.json';
import type identity from '../locales/en/identity.json';
import type identityOffice from '../locales/en/identity.office.json';
import type identitySite from '../locales/en/identity.site.json';
import type legacyOffice from '../locales/en/legacy.office.json';
import type legalSite from '../locales/en/legal.site.json';
import type mediaOffice from '../locales/en/media.office.json';
import type missingSite from '../locales/en/missing.site.json';
import type officeOffice from '../locales/en/office.office.json';
import type occupancyOffice from '../locales/en/occupancy.office.json';
import type offersSite from '../locales/en/offers.site.json';
import type personalSite from '../locales/en/personal.site.json';
import type receiptSite from '../locales/en/receipt.site.json';
import type shareSite from '../locales/en/share.site.json';
import type recoverySite from '../locales/en/recovery.site.json';
import type refundSite from '../locales/en/refund.site.json';
import type closingOffice from '../locales/en/closing.office.json';
import type salesOffice from '../locales/en/sales.office.json';
import type dashboardOffice from '../locales/en/dashboard.office.json';
import type reportsOffice from '../locales/en/reports.office.json';
import type roomDeskOffice from '../locales/en/roomDesk.office.json';
import type sailingsOffice from '../locales/en/sailings.office.json';
import type sailingsSite from '../locales/en/sailings.site.json';
import type scannerScanner from '../locales/en/scanner.scanner.json';
import type settingsOffice from '../locales/en/settings.office.json';
import type siteSite from '../locales/en/site.site.json';
import type staysOffice from '../locales/en/stays.office.json';
import type turnoverOffice from '../locales/en/turnover.office.json';
import type validation from '../locales/en/validation.json';

/** Every text the web can show. */
export type MessageId =
  | keyof typeof core
  | keyof typeof housekeepingAuditOffice
  | keyof typeof identity
  | keyof typeof identitySite
  | keyof typeof identityOffice
  | keyof typeof customers
  | keyof typeof customersSite
  | keyof typeof mediaOffice
  | keyof typeof fleetOffice
  | keyof typeof sailingsOffice
  | keyof typeof sailingsSite
  | keyof typeof offersSite
  | keyof typeof guestSite
  | keyof typeof guideSite
  | keyof typeof aboutSite
  | keyof typeof drawnSite
  | keyof typeof formsSite
  | keyof typeof missingSite
  | keyof typeof legalSite
  | keyof typeof legacyOffice
  | keyof typeof staysOffice
  | keyof typeof turnoverOffice
  | keyof typeof scannerScanner
  | keyof typeof settingsOffice
  | keyof typeof personalSite
  | keyof typeof receiptSite
  | keyof typeof shareSite
  | keyof typeof recoverySite
  | keyof typeof refundSite
  | keyof typeof dashboardOffice
  | keyof typeof reportsOffice
  | keyof typeof salesOffice
  | keyof typeof closingOffice
  | keyof typeof roomDeskOffice
  | keyof typeof occupancyOffice
  | keyof typeof officeOffice
  | keyof typeof siteSite
  | keyof typeof boardingScanner
  | keyof typeof boardingAuditOffice
  | keyof typeof boardingOffice
  | keyof typeof monitorSite
  | keyof typeof booking
  | keyof typeof bookingSite
  | keyof typeof passengers
  | keyof typeof bookingOffice
  | keyof typeof chartsOffice
  | keyof typeof customersOffice
  | keyof typeof mailsOffice
  | keyof typeof wizardSite
  | keyof typeof ordersSite
  | keyof typeof paymentsOffice
  | keyof typeof drawerOffice
  | keyof typeof wallet
  | keyof typeof walletOffice
  | keyof typeof paySite
  | keyof typeof walletSite
  | keyof typeof validation;
