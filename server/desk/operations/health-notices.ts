import type { HealthFigures } from '@talentplace/contract/desk/operations/healthcheck.routes'
import type { VitalSigns } from './vital-signs.ts'

type Notice = HealthFigures['notices'][number]

/** Seconds after which mail or a job that should have gone at once is late. */
const late = 5 * 60

const minutes = (seconds: number) => `${Math.floor(seconds / 60)} minutes`
const several = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

/** What whoever runs the product should look at, in words. */
export function healthNotices({ mail, jobs, realtime, replicas }: Omit<VitalSigns, 'migrations'>): Notice[] {
  const notices: Notice[] = []
  const add = (code: Notice['code'], message: string) => void notices.push({ code, message })
  const mailWaits = mail.oldest_seconds ?? 0
  if (mail.delivery === 'none') {
    add('no_mail_server', 'No mail server is set (SMTP_URL), so mail waits here and reaches nobody.')
  } else if (mailWaits > late) {
    add('mail_late', `The oldest mail has waited ${minutes(mailWaits)} for the mail server to take it.`)
  }
  if (mail.given_up)
    add('mail_refused', `${several(mail.given_up, 'mail was', 'mails were')} refused for good since yesterday.`)
  const jobWaits = jobs.oldest_seconds ?? 0
  if (jobWaits > late) add('jobs_late', `The oldest job has been due for ${minutes(jobWaits)}.`)
  if (jobs.failing)
    add('jobs_failing', `${several(jobs.failing, 'job has', 'jobs have')} failed and will be tried again.`)
  if (!realtime.hearing) add('not_hearing', 'This process hears no announcements, so open pages don’t follow changes.')
  for (const { number, state, lag_seconds } of replicas?.each ?? []) {
    if (state === 'in_use') continue
    const why = state === 'away' ? 'doesn’t answer' : lag_seconds === null ? 'is behind' : `is ${lag_seconds} s behind`
    add('replica_out', `Replica ${number} of the database ${why}, so the database itself is read.`)
  }
  return notices
}
