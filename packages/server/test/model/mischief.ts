import type { calls } from '@gangway/contract/calls.ts';
import { AppError } from '../../src/platform/app-error.ts';
import { type Choice, type Found, look, nothing, type Trick } from './mischief/found.ts';
import * as boarding from './mischief/boarding.ts';
import * as fleet from './mischief/fleet.ts';
import * as housekeeping from './mischief/housekeeping.ts';
import { shoeTrick } from './mischief/legacy.ts';
import * as lists from './mischief/lists.ts';
import * as lookUps from './mischief/look-ups.ts';
import * as office from './mischief/office-orders.ts';
import * as links from './mischief/order-links.ts';
import * as own from './mischief/own-orders.ts';
import * as payments from './mischief/payments.ts';
import * as people from './mischief/people.ts';
import * as pictures from './mischief/pictures.ts';
import * as sailingDesk from './mischief/sailing-desk.ts';
import * as sales from './mischief/sales.ts';
import * as reports from './mischief/reports.ts';
import * as routes from './mischief/routes.ts';
import * as sailings from './mischief/sailings.ts';
import { savedPassengerTrick } from './mischief/saved-passengers.ts';
import * as wallets from './mischief/wallets.ts';
import { pick } from './find.ts';
import type { World } from './world.ts';

type Calls = typeof calls;
/** A call of the contract: `booking.payOrders`. */
export type CallName = {
  [Module in keyof Calls]: `${Module}.${keyof Calls[Module] & string}`;
}[keyof Calls];

/** What is tried with each call that takes ids. A call that joins the contract must join these. */
export const tricks = {
  'booking.quote': lookUps.quoteTrick,
  'booking.saveCartLine': own.cartTrick,
  'booking.deleteCartLine': own.cartTrick,
  'booking.checkout': own.cartTrick,
  'booking.listMyOrders': lookUps.ownOrdersTrick,
  'booking.cancelMyOrders': own.cancelTrick,
  'booking.lookUpOrder': lookUps.publicLookUpTrick,
  'booking.mailOrderLink': lookUps.askLinkTrick,
  'booking.orderDetail': lookUps.officeLookUpTrick,
  'booking.orderMoney': lookUps.officeLookUpTrick,
  'booking.orderReceipts': lookUps.officeLookUpTrick,
  'booking.orderPapers': lookUps.papersTrick,
  'booking.mailTickets': lookUps.papersTrick,
  'booking.ownReceipts': lookUps.receiptsTrick,
  'booking.showIdNumber': lookUps.idNumberTrick,
  'booking.refundProgress': lookUps.progressTrick,
  'settings.dropView': sailingDesk.viewTrick,
  'booking.sailingStakes': lookUps.stakesTrick,
  'booking.sailingGuests': sailingDesk.lookTrick,
  'booking.exportSailingGuests': sailingDesk.lookTrick,
  'booking.sailingMoney': sailingDesk.lookTrick,
  'booking.callList': sailingDesk.lookTrick,
  'booking.exportCallList': sailingDesk.lookTrick,
  'booking.markCalled': sailingDesk.callTrick,
  'booking.shipStakes': lookUps.stakesTrick,
  'booking.orderCounts': lookUps.countsTrick,
  'booking.cancelOrder': office.officeCancelTrick,
  'booking.confirmPaid': office.confirmTrick,
  'booking.makeComplimentary': office.complimentaryTrick,
  'booking.counterSale': office.counterTrick,
  'booking.payOrders': own.payTrick,
  'booking.quoteRefund': own.refundTrick,
  'booking.refundOrder': own.refundTrick,
  'booking.quoteOfficeRefund': office.officeRefundTrick,
  'booking.refundOfficeOrder': office.officeRefundTrick,
  'booking.quoteChange': own.changeTrick,
  'booking.changeOrder': own.changeTrick,
  'booking.changeState': lookUps.changeStateTrick,
  'booking.quoteOfficeChange': office.officeChangeTrick,
  'booking.changeOfficeOrder': office.officeChangeTrick,
  'booking.replaceGuest': own.replaceTrick,
  'booking.replaceOfficeGuest': office.officeReplaceTrick,
  'booking.correctGuest': office.correctTrick,
  'booking.shareTicket': own.shareTrick,
  'booking.withdrawTicket': own.shareTrick,
  'booking.withdrawLinks': links.withdrawTrick,
  'booking.withdrawOfficeLinks': links.withdrawTrick,
  'booking.correctGuestEmail': links.guestEmailTrick,
  'booking.pageOrders': lists.ordersList,
  'booking.exportOrders': lists.ordersList,
  'boarding.pageScans': boarding.boardingListTrick,
  'boarding.exportScans': boarding.boardingListTrick,
  'boarding.findScannedSailings': boarding.boardingListTrick,
  'boarding.findScanDevices': boarding.boardingListTrick,
  'boarding.pageConflicts': boarding.boardingListTrick,
  'boarding.exportConflicts': boarding.boardingListTrick,
  'boarding.headCount': boarding.boardingLookUpTrick,
  'boarding.pageMissing': boarding.boardingLookUpTrick,
  'boarding.exportMissing': boarding.boardingLookUpTrick,
  'boarding.exportKinds': boarding.boardingLookUpTrick,
  'boarding.exportCrew': boarding.boardingLookUpTrick,
  'boarding.exportDevices': boarding.boardingLookUpTrick,
  'boarding.muster': boarding.boardingLookUpTrick,
  'boarding.exportMuster': boarding.boardingLookUpTrick,
  'boarding.manifestPeople': boarding.boardingLookUpTrick,
  'boarding.manifestDocuments': boarding.boardingLookUpTrick,
  'boarding.exportManifest': boarding.boardingLookUpTrick,
  'boarding.exportFullManifest': boarding.boardingLookUpTrick,
  'boarding.listManifests': boarding.boardingLookUpTrick,
  'boarding.compareManifests': boarding.boardingLookUpTrick,
  'boarding.manifest': boarding.boardingLookUpTrick,
  'boarding.monitor': boarding.boardingLookUpTrick,
  'boarding.monitorLive': boarding.boardingLookUpTrick,
  'boarding.nameDevice': boarding.deviceTrick,
  'boarding.scan': boarding.deviceTrick,
  'boarding.handOver': boarding.deviceTrick,
  'boarding.takeShare': boarding.deviceTrick,
  'boarding.undoScan': boarding.deviceTrick,
  'boarding.saveCrew': boarding.boardingOfficeTrick,
  'boarding.deleteCrew': boarding.boardingOfficeTrick,
  'boarding.releaseShare': boarding.boardingOfficeTrick,
  'boarding.resolveConflict': boarding.boardingOfficeTrick,
  'boarding.openBoarding': boarding.boardingOfficeTrick,
  'boarding.closeBoarding': boarding.boardingOfficeTrick,
  'boarding.showScannedDocument': lookUps.idNumberTrick,
  'customers.savePassenger': savedPassengerTrick,
  'customers.deletePassenger': savedPassengerTrick,
  'customers.setLevel': wallets.treeTrick,
  'customers.setSuperior': wallets.treeTrick,
  'customers.pageCustomers': lists.customersList,
  'customers.exportCustomers': lists.customersList,
  'customers.customerDetail': people.customerTrick,
  'customers.saveCustomer': people.customerTrick,
  'customers.setCustomerStatus': people.customerTrick,
  'customers.resetCustomerPassword': people.passwordTrick,
  'customers.resetAgentPassword': people.passwordTrick,
  'fleet.saveShip': fleet.shipTrick,
  'fleet.deleteShip': fleet.shipTrick,
  'fleet.saveRoomType': fleet.roomTypeTrick,
  'fleet.deleteRoomType': fleet.roomTypeTrick,
  'fleet.monthPrices': fleet.pricesTrick,
  'fleet.saveDatePrices': fleet.pricesTrick,
  'fleet.deleteDatePrices': fleet.pricesTrick,
  'fleet.pageRooms': lists.roomsList,
  'fleet.exportRooms': lists.roomsList,
  'fleet.saveRoom': fleet.roomTrick,
  'fleet.deleteRoom': fleet.roomTrick,
  'fleet.bulkRooms': fleet.roomTrick,
  'housekeeping.roomOverview': housekeeping.roomsLookUpTrick,
  'housekeeping.pageArrivals': housekeeping.roomsLookUpTrick,
  'housekeeping.exportArrivals': housekeeping.roomsLookUpTrick,
  'housekeeping.findArrival': housekeeping.roomsLookUpTrick,
  'housekeeping.proposeRooms': housekeeping.roomsLookUpTrick,
  'housekeeping.previewMaintenance': housekeeping.roomsLookUpTrick,
  'housekeeping.turnover': housekeeping.roomsLookUpTrick,
  'housekeeping.exportTurnover': housekeeping.roomsLookUpTrick,
  'housekeeping.exportCleaners': housekeeping.roomsLookUpTrick,
  'housekeeping.checkIn': housekeeping.checkInTrick,
  'housekeeping.addGuests': housekeeping.roomStepTrick,
  'housekeeping.moveStay': housekeeping.roomStepTrick,
  'housekeeping.checkOut': housekeeping.roomStepTrick,
  'housekeeping.checkOutSailing': housekeeping.roomStepTrick,
  'housekeeping.startCleaning': housekeeping.roomStepTrick,
  'housekeeping.cleanDone': housekeeping.roomStepTrick,
  'housekeeping.undoCleaned': housekeeping.roomStepTrick,
  'housekeeping.startMaintenance': housekeeping.roomStepTrick,
  'housekeeping.endMaintenance': housekeeping.roomStepTrick,
  'housekeeping.pageStays': housekeeping.staysListTrick,
  'housekeeping.exportStays': housekeeping.staysListTrick,
  'housekeeping.checkInReport': housekeeping.staysListTrick,
  'housekeeping.exportCheckInReport': housekeeping.staysListTrick,
  'identity.pageSystemUsers': lists.systemUsersList,
  'identity.exportSystemUsers': lists.systemUsersList,
  'identity.saveSystemUser': people.systemUserTrick,
  'identity.deleteSystemUser': people.systemUserTrick,
  'identity.saveRole': people.roleTrick,
  'identity.deleteRole': people.roleTrick,
  'identity.pageAudit': lists.auditList,
  'identity.exportAudit': lists.auditList,
  'legacy.readPlate': shoeTrick,
  'legacy.enterRound': shoeTrick,
  'legacy.setPair': shoeTrick,
  'legacy.takeBack': shoeTrick,
  'media.picture': pictures.pictureTrick,
  'media.saveSlide': pictures.slideTrick,
  'media.orderSlides': pictures.slideTrick,
  'media.deleteSlide': pictures.slideTrick,
  'payments.paymentState': payments.ownPaymentTrick,
  'payments.paymentJump': payments.ownPaymentTrick,
  'payments.paymentDetail': payments.officePaymentTrick,
  'payments.queryPayment': payments.officePaymentTrick,
  'payments.resolveParked': payments.parkedTrick,
  'payments.retryRefund': payments.retryTrick,
  'payments.handOutRefund': payments.handOutTrick,
  'payments.closeDrawer': payments.closeDrawerTrick,
  'payments.closeShift': payments.closeDrawerTrick,
  'payments.ownShift': payments.shiftTrick,
  'payments.shiftDetail': payments.shiftTrick,
  'payments.pageShifts': lists.shiftsList,
  'payments.exportShifts': lists.shiftsList,
  'reports.sales': sales.salesTrick,
  'reports.exportSales': sales.salesTrick,
  'reports.bookedAhead': sales.salesTrick,
  'reports.exportBookedAhead': sales.salesTrick,
  'reports.bookingCurve': sales.curveTrick,
  'reports.exportBookingCurve': sales.curveTrick,
  'reports.monthStatement': sales.monthStatementTrick,
  'reports.exportMonthStatement': sales.monthStatementTrick,
  'reports.mailMonthStatement': sales.monthStatementTrick,
  'reports.occupancyMonth': reports.occupancyTrick,
  'reports.occupancyYear': reports.occupancyTrick,
  'reports.exportOccupancyYear': reports.occupancyTrick,
  'reports.exportOccupancy': reports.occupancyTrick,
  'reports.saveReader': reports.readerTrick,
  'reports.deleteReader': reports.readerTrick,
  'sailings.sailingDetail': sailings.sailingLookUpTrick,
  'sailings.sailingOffers': sailings.sailingLookUpTrick,
  'sailings.saveSailing': sailings.saveSailingTrick,
  'sailings.stepSailing': sailings.stepTrick,
  'sailings.cancelSailing': sailings.stepTrick,
  'sailings.saveRoute': routes.routeTrick,
  'sailings.deleteRoute': routes.routeTrick,
  'sailings.makePattern': routes.patternTrick,
  'sailings.monthSailings': lists.sailingsList,
  'sailings.pageSailings': lists.sailingsList,
  'sailings.exportSailings': lists.sailingsList,
  'sailings.monthCalendar': lists.sailingsList,
  'system.mailDetail': pictures.mailTrick,
  'system.sendMailAgain': pictures.mailTrick,
  'wallet.allocate': wallets.allocateTrick,
  'wallet.saveRecharge': wallets.rechargeTrick,
  'wallet.listBalances': wallets.balancesTrick,
  'wallet.statement': wallets.statementTrick,
  'wallet.agentStatement': wallets.statementTrick,
  'wallet.exportStatement': wallets.statementTrick,
  'wallet.exportAgentStatement': wallets.statementTrick,
  'wallet.resetBalance': wallets.resetTrick,
  'wallet.resetAgentBalance': wallets.resetTrick,
  'wallet.pageRecharges': lists.rechargesList,
  'wallet.exportRecharges': lists.rechargesList,
} satisfies Partial<Record<CallName, Trick>>;

/** Each once, however many calls it is for. */
const list: readonly Trick[] = [...new Set(Object.values(tricks))];

/**
 * A caller who means no good: the same id many times, ids of others, ids whose time is over, in every call that takes
 * some. The use cases are called as they are, without the contract before them: each must stand by itself.
 */
export async function mischief(world: World, { a, b, c }: Choice): Promise<void> {
  const trick = pick(list, a);
  // Which trick it is must not decide how it is played.
  if (trick) await trick(world, await look(world), { a: Math.floor(a / list.length), b, c });
}

/** Plays one trick; whether it got as far as its call. */
export async function play(world: World, trick: Trick, found: Found[], choice: Choice): Promise<boolean> {
  try {
    return (await trick(world, found, choice)) !== nothing;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}
