/** The pages of the operator's desk in the order of a working day: the address is deskPath(id), the label its name. */
export const DESK_SECTIONS = [
  { id: 'today', label: 'Today' },
  { id: 'orders', label: 'Orders' },
  { id: 'people', label: 'People' },
  { id: 'day', label: 'Day plan' },
  { id: 'crews', label: 'Crews' },
  { id: 'storage', label: 'Storage' },
  { id: 'unpaid', label: 'Unpaid' },
  { id: 'invoices', label: 'Invoices' },
  { id: 'leads', label: 'Enquiries' },
  { id: 'reviews', label: 'Reviews' },
  { id: 'claims', label: 'Claims' },
  { id: 'capacity', label: 'Slots' },
  { id: 'promo', label: 'Promo codes' },
  { id: 'prices', label: 'Prices' },
  { id: 'outbox', label: 'Messages' },
  { id: 'log', label: 'Log' },
] as const;
export type DeskSection = (typeof DESK_SECTIONS)[number]['id'];

/** Where the forms of the operator's desk are sent to, apart from their rules: the pages need no more than this. */
export const DESK_PATHS = {
  confirmOrder: '/api/desk/confirm_order',
  completeOrder: '/api/desk/complete_order',
  cancelOrder: '/api/desk/cancel_order',
  rescheduleOrder: '/api/desk/reschedule_order',
  changeAddresses: '/api/desk/change_addresses',
  changeItems: '/api/desk/change_items',
  releaseHolds: '/api/desk/release_holds',
  beginBooking: '/api/desk/begin_booking',
  saveStop: '/api/desk/save_stop',
  handleLead: '/api/desk/handle_lead',
  closeDay: '/api/desk/close_day',
  openDay: '/api/desk/open_day',
  setPlaces: '/api/desk/set_places',
  createPromo: '/api/desk/create_promo',
  endPromo: '/api/desk/end_promo',
  retryMessage: '/api/desk/retry_message',
  waiveCharge: '/api/desk/waive_charge',
  askForPayment: '/api/desk/ask_for_payment',
  askForStorage: '/api/desk/ask_for_storage',
  endStorage: '/api/desk/end_storage',
  setStoragePrice: '/api/desk/set_storage_price',
  noteStorage: '/api/desk/note_storage',
  assignVisit: '/api/desk/assign_visit',
  recordVisit: '/api/desk/record_visit',
  recordCounts: '/api/desk/record_counts',
  addVisitPhotos: '/api/desk/add_visit_photos',
  signOffVisit: '/api/desk/sign_off_visit',
  saveCrewMember: '/api/desk/save_crew_member',
  setCrewLead: '/api/desk/set_crew_lead',
  refundPart: '/api/desk/refund_part',
  askExtra: '/api/desk/ask_extra',
  withdrawExtra: '/api/desk/withdraw_extra',
  hearExtra: '/api/desk/hear_extra',
  payExtra: '/api/desk/pay_extra',
  writeClaim: '/api/desk/write_claim',
  answerClaim: '/api/desk/answer_claim',
  acceptClaim: '/api/desk/accept_claim',
  refuseClaim: '/api/desk/refuse_claim',
  payClaim: '/api/desk/pay_claim',
  addClaimPhotos: '/api/desk/add_claim_photos',
  deleteClaimPhoto: '/api/desk/delete_claim_photo',
  saveEntry: '/api/desk/save_entry',
  closeCallBack: '/api/desk/close_call_back',
  sendAgain: '/api/desk/send_again',
  publishReview: '/api/desk/publish_review',
  refuseReview: '/api/desk/refuse_review',
  revokeCrewPhone: '/api/desk/revoke_crew_phone',
  renewCrewLink: '/api/desk/renew_crew_link',
  sendCrewLink: '/api/desk/send_crew_link',
  changeContact: '/api/desk/change_contact',
} as const;

/** What can be booked for a customer on the telephone. A return is for whoever shows that the things are theirs. */
export const BOOKED_AT_THE_DESK = ['moving', 'storage', 'cleaning'] as const;
/** The picture of a photo by its id; `size=small`: its thumbnail. */
export const DESK_PHOTO = '/api/desk/photo';

/** Signs of a note at most. */
export const NOTE_LENGTH = 500;
export const REASON_LENGTH = 100;
/** Of what a customer is written about a claim. */
export const CLAIM_WORDS_LENGTH = 1_500;
/** Places that a slot can be given at most. */
export const MOST_PLACES = 1000;
/** More crews than a job takes are never asked for. */
export const MOST_CREWS_OF_A_JOB = 4;
/** Crews of one service that can be named. */
export const MOST_CREWS = 99;
export const CREW_NAME_LENGTH = 40;
