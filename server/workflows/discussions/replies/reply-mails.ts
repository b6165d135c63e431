import { mailOf, type Sender } from '../../../platform/mail/mail-layout.ts'
import type { Mail } from '../../../platform/mail/queue-mail.ts'
import type { KeptFiles } from './keep-mailed-files.ts'

export interface Answered {
  readonly to: { readonly email: string; readonly full_name: string }
  readonly discussion_uuid: string
  /** The Message-ID of what they sent. */
  readonly messageId: string | null
}

const listed = ({ refused }: Pick<KeptFiles, 'refused'>) =>
  refused.map(({ name, reason }) => ({ written: `${name}: ${reason}` }))

/** What someone is told whose answer by mail couldn't be taken as it was. */
export function replyMails(site: Sender) {
  const mail = (
    { to, discussion_uuid, messageId }: Answered,
    words: Pick<Parameters<typeof mailOf>[1], 'subject' | 'paragraphs'>,
  ): Mail => ({
    to: to.email,
    thread: `discussion:${discussion_uuid}`,
    answers: messageId,
    ...mailOf(site, {
      ...words,
      greets: to.full_name,
      button: { label: `Open ${site.brand.name}`, url: site.publicUrl },
      reason: 'reply',
    }),
  })
  return {
    /** `reason`: a sentence. Its own words come back by no mail: they may have been someone else's. */
    refused: (answered: Answered, reason: string, files: Pick<KeptFiles, 'refused'> = { refused: [] }): Mail =>
      mail(answered, {
        subject: 'Your reply wasn’t added',
        paragraphs: [
          `We couldn’t add your email reply to the discussion. ${reason}`,
          ...listed(files),
          'You can always reply in the discussion itself.',
        ],
      }),
    /** The words are there, and so are the other files. */
    filesRefused: (answered: Answered, files: Pick<KeptFiles, 'refused'>): Mail =>
      mail(answered, {
        subject:
          files.refused.length === 1 ? 'A file of your reply wasn’t added' : 'Some files of your reply weren’t added',
        paragraphs: [
          'We added your email reply to the discussion, without these files:',
          ...listed(files),
          'You can attach others in the discussion itself.',
        ],
      }),
  }
}
export type ReplyMails = ReturnType<typeof replyMails>
