import * as t from '@talentplace/contract/accounts/messages/two-step'
import type { TwoStep } from '@talentplace/contract/accounts/two-step/two-step.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusBack } from '../../ui/form/use-focus-back.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Tag } from '../../ui/tag.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpTwoStep } from './set-up-two-step.tsx'
import { EndTwoStepForm, RenewCodesForm } from './weaken-forms.tsx'
import styles from './two-step.module.css'

/** What is done right now; null: nothing. */
type Doing = 'set-up' | 'renew' | 'end' | null

interface VisibleProps {
  readonly twoStep: TwoStep
  readonly onStart: (doing: Doing) => void
}

function Off({ onStart }: Pick<VisibleProps, 'onStart'>) {
  return (
    <div className={styles.actions}>
      <Button onClick={() => onStart('set-up')}>{t.setUp()}</Button>
    </div>
  )
}

function On({ twoStep, onStart }: VisibleProps) {
  const { since, recovery_codes_left: left, is_required } = twoStep
  return (
    <>
      <p className={styles.state}>
        {since && (
          <span>
            <Rich of={t.onSince} values={{}} when={() => <InstantTime instant={since} />} />
          </span>
        )}
        <span className={left < 3 ? styles.few : styles.quiet}>
          {left === 0 ? t.noCodeLeft() : t.codesLeft({ count: left })}
        </span>
      </p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => onStart('renew')}>
          {t.newCodes()}
        </Button>
        {!is_required && (
          <Button variant="quiet" onClick={() => onStart('end')}>
            {t.switchOff()}
          </Button>
        )}
      </div>
    </>
  )
}

/** A1 Ours: a code of an authenticator app besides the password. Recovery codes are shown once, right after they were made. */
export function TwoStepPanel() {
  const { data, error, refetch } = useApi('accounts.getTwoStep', {})
  const [doing, setDoing] = useState<Doing>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const place = useFocusBack<HTMLDivElement>(doing !== null || codes !== null)

  function content() {
    const leave = () => setDoing(null)
    const show = (made: readonly string[]) => {
      leave()
      setCodes(made)
    }
    if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
    if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
    if (!data) return <Skeleton height={44} width={220} />
    if (doing === 'set-up' && !data.is_on) return <SetUpTwoStep onCodes={show} onClose={leave} />
    if (doing === 'renew' && data.is_on) return <RenewCodesForm onCodes={show} onClose={leave} />
    if (doing === 'end' && data.is_on) return <EndTwoStepForm onClose={leave} />
    return data.is_on ? <On twoStep={data} onStart={setDoing} /> : <Off onStart={setDoing} />
  }

  return (
    <Panel
      title={t.title()}
      lead={t.lead()}
      actions={data && <Tag tone={data.is_on ? 'good' : 'plain'}>{data.is_on ? t.on() : t.off()}</Tag>}
    >
      <div ref={place}>{content()}</div>
    </Panel>
  )
}
