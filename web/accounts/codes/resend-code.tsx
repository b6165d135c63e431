import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { resendWait } from '@talentplace/contract/accounts/passwords/password.routes'
import { useEffect, useState } from 'react'
import { Way } from '../stages/stage-form.tsx'

interface ResendCodeProps {
  /** When the last code was mailed from here, in milliseconds; null: none was. */
  readonly sentAt: number | null
  readonly onResend: () => void
}

function secondsLeft(sentAt: number | null): number {
  return sentAt === null ? 0 : Math.max(0, Math.ceil(resendWait - (Date.now() - sentAt) / 1000))
}

/** B7.4: mails a new code, 30 seconds after the last at the earliest. */
export function ResendCode({ sentAt, onResend }: ResendCodeProps) {
  const [now, tick] = useState(0)
  const left = secondsLeft(sentAt)
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => tick(now + 1), 1000)
    return () => clearTimeout(timer)
  }, [left, now])
  return (
    <Way onClick={onResend} disabled={left > 0}>
      {left > 0 ? t.newCodeIn({ seconds: left }) : t.newCode()}
    </Way>
  )
}
