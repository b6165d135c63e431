import { useEffect, useRef, type ComponentType } from 'react'
import { announce } from '../../ui/notice/live-region.tsx'
import { CollectStage } from '../registration/collect-stage.tsx'
import { EmailStage } from '../sessions/email-stage.tsx'
import { RegisterStage } from '../registration/register-stage.tsx'
import { ResetPasswordStage } from '../passwords/reset-password-stage.tsx'
import { SignInStage } from '../sessions/sign-in-stage.tsx'
import type { StageProps } from '../stages/stage-form.tsx'
import { VerifyStage } from '../registration/verify-stage.tsx'
import { stageWords } from '../stages/stage-words.ts'
import type { Stage } from '../stages/stage.ts'

const forms: Readonly<Record<Stage, ComponentType<StageProps>>> = {
  email: EmailStage,
  signin: SignInStage,
  register: RegisterStage,
  verify: VerifyStage,
  collect: CollectStage,
  reset_password: ResetPasswordStage,
}

/** The first field that is empty and to be filled in. */
function firstOpenField(root: HTMLElement): HTMLElement | null {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input:not([readonly]):not([type="checkbox"])')]
  return fields.find(({ value }) => value === '') ?? fields[0] ?? null
}

/** The present stage's form. Going on to another stage brings focus there and says where one is. */
export function StageView({ stages, view }: StageProps) {
  const { stage, isFirstPassword, requestedFields } = view.state
  const wanted = requestedFields.join(' ')
  const Form = forms[stage]
  const root = useRef<HTMLDivElement>(null)
  const { setting } = stages
  useEffect(() => {
    if (!view.hasMoved || !root.current) return
    firstOpenField(root.current)?.focus()
    announce(stageWords({ stage, isFirstPassword, requestedFields: wanted.split(' ') }, setting).title)
  }, [view.hasMoved, stage, isFirstPassword, wanted, setting])
  return (
    <div ref={root}>
      <Form key={`${stage} ${wanted}`} stages={stages} view={view} />
    </div>
  )
}
