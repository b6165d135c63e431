/*
 * Numbers only, no schemas: pages say these before the validation library has loaded.
 */

export const longestMessage = 5_000
export const longestSubject = 200

/** With how many people staff begin a thread at most. */
export const maxPeopleWrittenTo = 20

/** Ms in which one's own message can be changed or taken back. */
export const changeableFor = 15 * 60 * 1000

/** Unread messages are counted up to here; then there are more. */
export const maxUnreadCounted = 100

/** Bytes of a mail that answers a thread: what mail servers take, 25 MB of files as they are written in mails. */
export const maxInboundMailBytes = 36 * 1024 * 1024

/** One person, an hour. */
export const maxMessagesAnHour = 1_000
export const maxThreadsAnHour = 30

/** Candidates whom a company asks for the first time within a day. */
export const maxQuestionsADay = 10
