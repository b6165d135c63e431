import { zoneName } from '@talentplace/contract/shared/zone-name'
import type { FormState } from '../../ui/form/form.tsx'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { currencyWords, durationWords, typeWords } from './promotion-words.ts'
import styles from './promotion.module.css'
import { optionsOf } from '../../ui/options-of.ts'
import type { PromotionValues } from './promotion-values.ts'

interface PromotionFieldsProps {
  readonly form: FormState<PromotionValues>
  /** The zone whose clock the form's times are of. */
  readonly timezone: string
  /** Someone has used it, so that what it gives stays. */
  readonly used: boolean
  /** The viewer may not change it. */
  readonly fixed: boolean
}

const valueLabels = { percentage: 'Percent', cents_amount: 'Amount', hours: 'Hours' } as const

function WhatItGives({ form, used, fixed }: PromotionFieldsProps) {
  const { type, duration } = form.values
  const stays = used || fixed
  return (
    <Panel title="What it gives" lead={used ? 'It has been used, so this stays as it was promised.' : undefined}>
      <FieldRows>
        <TextField
          label="Code"
          description="What people type. Capitals and small letters are the same."
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          disabled={stays}
          {...form.getInputProps('code')}
        />
        <TextField
          label="Name"
          description="How it reads on quotes and invoices"
          maxLength={200}
          disabled={fixed}
          {...form.getInputProps('name')}
        />
        <SelectField label="Type" data={optionsOf(typeWords)} disabled={stays} {...form.getInputProps('type')} />
        <TextField
          label={valueLabels[type]}
          inputMode="decimal"
          maxLength={12}
          disabled={stays}
          {...form.getInputProps('value')}
        />
        {type === 'cents_amount' && (
          <SelectField
            label="Currency"
            data={optionsOf(currencyWords)}
            disabled={stays}
            {...form.getInputProps('currency')}
          />
        )}
        <SelectField
          label="Lasts"
          data={optionsOf(durationWords)}
          disabled={stays}
          {...form.getInputProps('duration')}
        />
        {duration === 'repeating' && (
          <TextField
            label="Months"
            inputMode="numeric"
            maxLength={2}
            disabled={stays}
            {...form.getInputProps('months')}
          />
        )}
      </FieldRows>
    </Panel>
  )
}

function WhoMayUseIt({ form, fixed }: PromotionFieldsProps) {
  const count = { inputMode: 'numeric', maxLength: 9, disabled: fixed } as const
  const choice = { disabled: fixed } as const
  return (
    <Panel title="Who may use it, and how often" lead="An empty field is no limit.">
      <FieldRows>
        <TextField label="Total uses" {...count} {...form.getInputProps('max_redemptions')} />
        <TextField label="Uses for each client" {...count} {...form.getInputProps('per_client_limit')} />
        <TextField label="From how many hours a month" {...count} {...form.getInputProps('minimum_hours')} />
      </FieldRows>
      <div className={styles.switches}>
        <SwitchField
          label="Only for a first purchase"
          {...choice}
          {...form.getInputProps('first_purchase_only', { type: 'checkbox' })}
        />
        <SwitchField
          label="Can be combined with others that can be"
          {...choice}
          {...form.getInputProps('stackable', { type: 'checkbox' })}
        />
      </div>
    </Panel>
  )
}

function WhenItCanBeUsed({ form, timezone, fixed }: PromotionFieldsProps) {
  const time = { type: 'datetime-local', disabled: fixed } as const
  return (
    <Panel title="When it can be used" lead={`Times are those of your own clock (${zoneName(timezone)}).`}>
      <FieldRows>
        <TextField label="From" {...time} {...form.getInputProps('redeemable_from')} />
        <TextField label="Until" description="Empty: no end" {...time} {...form.getInputProps('redeemable_until')} />
      </FieldRows>
      <div className={styles.switches}>
        <SwitchField
          label="Switched on. Off, nobody can use it any more; subscriptions that have it keep it."
          disabled={fixed}
          {...form.getInputProps('active', { type: 'checkbox' })}
        />
      </div>
    </Panel>
  )
}

/** D3: everything about a promotion. */
export function PromotionFields(props: PromotionFieldsProps) {
  return (
    <>
      <WhatItGives {...props} />
      <WhoMayUseIt {...props} />
      <WhenItCanBeUsed {...props} />
    </>
  )
}
