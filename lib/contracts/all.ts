import {
  bookFromAccount,
  openSession,
  priceFromAccount,
  requestSignIn,
  signOut,
  signOutEverywhere,
  whoAmI,
} from './accounts';
import { calculate, calculateFixed, calculatePersonalized, checkPlaces, listItems } from './calculation';
import { planParking } from './parking';
import { checkoutLead, createOrder, deleteDraft, easyCheckout, orderPaymentLink, readDraft } from './checkout';
import { makeClaim, sendClaimPhoto } from './claims';
import { openCrewDay, readCrewDay, recordCrewEvents } from './crew';
import { askCrewExtra, priceCrewExtra } from './crew-extras';
import { recordCrewProof, sendCrewPhoto } from './crew-proof';
import { answerExtra } from './extras';
import { chooseKeysLate, undoKeysLate } from './keys-late';
import { inviteHelper, revokeHelper, stopHelpersReturn } from './helpers';
import {
  cancelOrder,
  changeAddresses,
  editOrder,
  findOrderSlots,
  previewAddresses,
  previewCancellation,
  previewEdit,
  previewReschedule,
  rescheduleOrder,
} from './order-changes';
import { changeCover } from './order-cover';
import { readOrderDay } from './order-day';
import { readOrder } from './order-read';
import { findStreets, saveStops } from './order-stops';
import { setTexts } from './order-texts';
import { setChecklist } from './order-checklist';
import { setHome } from './order-passage';
import { requestQuote } from './enquiries';
import {
  confirmNews,
  moversQuote,
  partnersQuote,
  studentsQuote,
  subscribeToNews,
  unsubscribeFromNews,
  websiteForm,
} from './forms';
import { saveReview, stopReviewMails, withdrawReview } from './reviews';
import { setShareReceipt, shareOrder } from './order-shares';
import { fillListPart, joinSharedList, removeListPart, setSharedList } from './shared-list';
import { askForReturn, openReturnLink, requestReturnLink, returnFromOrder } from './returns';
import { forgetQuote } from './saved-quotes';
import { topUpFromOrder } from './top-ups';
import { findSlots } from './slots';
import {
  calculateStorageSize,
  calculateToUnknownStorage,
  createOrderFromAccount,
  createStorageReturn,
  listClientStorage,
  returnPaymentLink,
} from './storage';
import { logEvent, notifySlack, sendConversion } from './telemetry';
import { callOffUnitMove, moveUnit } from './unit-moves';

/** Every call of the backend, for the tests that hold contract, route and wrapper together. */
export const ENDPOINTS = [
  listItems,
  calculate,
  checkPlaces,
  planParking,
  calculatePersonalized,
  calculateFixed,
  findSlots,
  easyCheckout,
  readDraft,
  deleteDraft,
  checkoutLead,
  createOrder,
  orderPaymentLink,
  readOrder,
  readOrderDay,
  saveStops,
  answerExtra,
  changeCover,
  chooseKeysLate,
  undoKeysLate,
  moveUnit,
  callOffUnitMove,
  findStreets,
  setTexts,
  setChecklist,
  setHome,
  setSharedList,
  removeListPart,
  joinSharedList,
  fillListPart,
  shareOrder,
  setShareReceipt,
  saveReview,
  withdrawReview,
  stopReviewMails,
  makeClaim,
  sendClaimPhoto,
  findOrderSlots,
  previewReschedule,
  rescheduleOrder,
  previewEdit,
  editOrder,
  previewAddresses,
  changeAddresses,
  previewCancellation,
  cancelOrder,
  calculateStorageSize,
  calculateToUnknownStorage,
  createOrderFromAccount,
  createStorageReturn,
  returnPaymentLink,
  listClientStorage,
  requestSignIn,
  openSession,
  signOut,
  signOutEverywhere,
  whoAmI,
  priceFromAccount,
  bookFromAccount,
  forgetQuote,
  inviteHelper,
  revokeHelper,
  stopHelpersReturn,
  requestReturnLink,
  openReturnLink,
  returnFromOrder,
  topUpFromOrder,
  askForReturn,
  requestQuote,
  websiteForm,
  studentsQuote,
  moversQuote,
  partnersQuote,
  subscribeToNews,
  confirmNews,
  unsubscribeFromNews,
  openCrewDay,
  readCrewDay,
  recordCrewEvents,
  priceCrewExtra,
  askCrewExtra,
  recordCrewProof,
  sendCrewPhoto,
  logEvent,
  sendConversion,
  notifySlack,
] as const;
