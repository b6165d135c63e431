import type { Permission } from '@talentplace/contract/shared/permission'
import { mailOf, type Sender, type WrittenText } from '../../../platform/mail/mail-layout.ts'
import type { Mail } from '../../../platform/mail/queue-mail.ts'
import { ownArea } from '../../../rules/own-area.ts'
import type { StoredFiles } from './store-mailed-files.ts'

export interface Answered {
  readonly to: { readonly email: string; readonly full_name: string; readonly permissions: readonly Permission[] }
  readonly discussion_uuid: string
  /** The Message-ID of what they sent. */
  readonly messageId: string | null
}

const maxListed = 20

function listed({ rejected }: Pick<StoredFiles, 'rejected'>): (string | WrittenText)[] {
  const others = rejected.length - maxListed
  return [
    ...rejected.slice(0, maxListed).map(({ name, reason }) => ({ written: `${name}: ${reason}` })),
    ...(others > 0 ? [`And ${others} more.`] : []),
  ]
}

/** Why an answer wasn't taken, as a sentence. */
export interface Rejection {
  readonly reason: string
  /** The discussion takes their words all the same, from its page. */
  readonly canReplyThere: boolean
}

/** What someone is told whose answer by mail couldn't be taken as it was. */
export function replyMails(site: Sender) {
  const { publicUrl, brand } = site

  const toDiscussion = ({ to, discussion_uuid }: Answered) => {
    const path = `/${ownArea(to.permissions)}/discussions/${discussion_uuid}`
    return { label: 'Open the discussion', url: `${publicUrl}${path}` }
  }
  const toHome = { label: `Open ${brand.name}`, url: publicUrl }

  const mail = (
    { to, discussion_uuid, messageId }: Answered,
    words: Pick<Parameters<typeof mailOf>[1], 'subject' | 'paragraphs' | 'button'>,
  ): Mail => ({
    to: to.email,
    thread: `discussion:${discussion_uuid}`,
    answers: messageId,
    ...mailOf(site, { ...words, greets: to.full_name, reason: 'reply' }),
  })
  return {
    /** Its own words come back by no mail: they may have been someone else's. */
    rejected: (
      answered: Answered,
      { reason, canReplyThere }: Rejection,
      files: Pick<StoredFiles, 'rejected'> = { rejected: [] },
    ): Mail =>
      mail(answered, {
        subject: 'Your reply wasn’t added',
        paragraphs: [
          `We couldn’t add your email reply to the discussion. ${reason}`,
          ...listed(files),
          ...(canReplyThere ? ['You can always reply in the discussion itself.'] : []),
        ],
        button: canReplyThere ? toDiscussion(answered) : toHome,
      }),
    /** The words are there, and so are the other files. */
    filesRejected: (answered: Answered, files: Pick<StoredFiles, 'rejected'>): Mail =>
      mail(answered, {
        subject:
          files.rejected.length === 1 ? 'A file of your reply wasn’t added' : 'Some files of your reply weren’t added',
        paragraphs: [
          'We added your email reply to the discussion, without these files:',
          ...listed(files),
          'You can attach others in the discussion itself.',
        ],
        button: toDiscussion(answered),
      }),
  }
}
export type ReplyMails = ReturnType<typeof replyMails>
