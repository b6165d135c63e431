import type { Creation } from '../shared/creation-limits.ts'

/** What bounds the rows that an operation can add: a limit of `creationsAnHour`, or why there is nothing to bound. */
export type CreationBound = { readonly anHour: Creation } | { readonly because: string }

const changes = 'changes what is there'
const because = (text: string): CreationBound => ({ because: text })

/**
 * Every operation that isn't only staff's and isn't only read: how much someone could have us keep by calling it again and
 * again. One without a row fails `server/app/creation-bounds.test.ts`.
 */
export const creationBounds: Readonly<Record<string, CreationBound>> = {
  login: because('a session for whoever has the password; ends 30 days after its last use'),
  logout: because('ends one'),
  register: because('REGISTRATIONS_PER_ADDRESS, and one account an address'),
  verifyEmail: because('CODE_TRIES_PER_ADDRESS'),
  changePassword: because(changes),
  forgotPassword: because('CODE_REQUESTS_PER_ADDRESS and CODES_MAILED_PER_EMAIL'),
  resetPassword: because('CODE_TRIES_PER_ADDRESS'),
  saveUser: because(changes),
  savePreferences: because(changes),
  saveEarlyAccess: because(changes),
  unsubscribe: because(changes),
  saveCompany: because(changes),
  bookMeeting: { anHour: 'meeting made elsewhere' },
  bookDiscoveryCall: because('VISITOR_MEETINGS_PER_HOUR'),
  openBookedCall: because('reads'),
  moveBookedCall: because(changes),
  cancelBookedCall: because(changes),
  rescheduleMeeting: because(changes),
  cancelMeeting: because(changes),
  checkAvailability: because('reads'),
  findTimezone: because('reads'),
  createProject: { anHour: 'draft' },
  saveProject: because('the last hundred saves of a draft are known again'),
  deleteProject: because(changes),
  keepProjectAlive: because(changes),
  cancelPayment: because(changes),
  refundProject: because('once a subscription that was paid'),
  cancelProject: because('as often as it was kept'),
  keepProject: because('mails to one person an hour'),
  saveRequirements: { anHour: 'welcome brief' },
  answerInvitation: because('one answer, thought over once'),
  createTask: because('5,000 open tasks a subscription, which is paid for'),
  saveTask: because(changes),
  deleteTask: because(changes),
  addComment: because('1,000 comments a task'),
  createTaskList: because('200 lists a subscription'),
  saveTaskList: because(changes),
  deleteTaskList: because(changes),
  collectPayment: { anHour: 'payment of an invoice' },
  quoteCheckout: because('reads; PROMOTION_CODES_PER_HOUR'),
  checkout: { anHour: 'checkout that isn’t paid yet' },
  sendCheckoutEmail: because('mails to one person an hour'),
  beginCard: because('CARD_ENTRIES_PER_HOUR'),
  addCard: because('CARD_ENTRIES_PER_HOUR, and 20 cards'),
  setDefaultCard: because(changes),
  deleteCard: because(changes),
  receiveProcessorEvent: because('signed by the processor'),
  logUtmEvent: because('UTM_LOGS_PER_HOUR'),
  readNotification: because(changes),
  createDiscussion: because('30 an hour from one person'),
  postMessage: because('1,000 an hour from one person'),
  saveMessage: because(changes),
  deleteMessage: because(changes),
  readDiscussion: because(changes),
  muteDiscussion: because(changes),
  uploadFile: because('200 an hour from one person; what hangs on nothing goes after a day'),
  createTime: because('a person’s last days: no two entries overlap, and no day is longer than it is'),
  saveTime: because(changes),
  removeTime: because(changes),
  sendProductFeedback: because('20 an hour from one person'),
}
