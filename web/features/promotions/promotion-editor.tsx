import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Promotion } from '@talentplace/contract/promotions/promotion.routes'
import { call } from '../../platform/api/call.ts'
import { formProblems } from '../../platform/api/form-problems.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import { instantInZone } from '../../platform/viewer-zone/local-instant.ts'
import { Button } from '../../ui/button.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { PromotionFields } from './promotion-fields.tsx'
import { bodyOf, type PromotionValues } from './promotion-values.ts'
import { reloadPromotions } from './reload-promotions.ts'
import { usePromotionForm } from './use-promotion-form.ts'
import styles from './promotion.module.css'

interface PromotionEditorProps {
  /** Null: a new one. */
  readonly promotion: Promotion | null
  readonly initialValues: PromotionValues
  /** The zone whose clock the form's times are of. */
  readonly timezone: string
  /** The viewer may not change it. */
  readonly fixed: boolean
  readonly onSaved: (saved: Promotion) => void
}

async function send(promotion: Promotion | null, values: PromotionValues, timezone: string, reason: string) {
  const { redeemable_from, redeemable_until } = values
  const body = bodyOf(values, {
    from: await instantInZone(redeemable_from, timezone),
    until: redeemable_until === '' ? null : await instantInZone(redeemable_until, timezone),
  })
  if (promotion === null) return call('promotions.createPromotion', { body })
  const { uuid, version } = promotion
  const why = reason.trim() === '' ? {} : { reason: reason.trim() }
  return call('promotions.savePromotion', { params: { uuid }, body: { ...body, ...why, version } })
}

/** Writes a promotion, or changes one as far as it still can be. A refusal keeps what was written. */
export function PromotionEditor({ promotion, initialValues, timezone, fixed, onSaved }: PromotionEditorProps) {
  const client = useQueryClient()
  const form = usePromotionForm(initialValues)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const changed = form.isDirty()
  useUnsaved(changed)

  async function save(values: PromotionValues): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      const saved = await send(promotion, values, timezone, reason)
      form.resetDirty()
      setReason('')
      onSaved(saved)
      await reloadPromotions(client)
    } catch (error) {
      const { fields, whole } = formProblems(error, 'The promotion could not be saved. Please try again.')
      form.setErrors(fields)
      setProblem(whole)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={promotion ? 'Change the promotion' : 'New promotion'}
      onSubmit={form.onSubmit((values) => void save(values))}
    >
      <PromotionFields form={form} timezone={timezone} used={(promotion?.times_redeemed ?? 0) > 0} fixed={fixed} />
      {promotion && changed && (
        <TextInput
          className={styles.why}
          label="Why (kept in the history)"
          size="md"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {!fixed && (
        <FormEnd failure={problem}>
          <Button type="submit" busy={busy} disabled={promotion !== null && !changed}>
            {busy ? 'Saving …' : promotion ? 'Save' : 'Add the promotion'}
          </Button>
          {promotion && changed && (
            <Button variant="quiet" onClick={() => form.reset()}>
              Discard
            </Button>
          )}
        </FormEnd>
      )}
    </form>
  )
}
