import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { Panel } from '../../ui/panel.tsx'
import { currencyWords, durationWords, optionsOf, typeWords } from './promotion-words.ts'
import styles from './promotion.module.css'
import type { PromotionFormState } from './use-promotion-form.ts'

interface PromotionFieldsProps {
  readonly form: PromotionFormState
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
      <div className={styles.fields}>
        <TextInput
          label="Code"
          description="What people type. Capitals and small letters are the same."
          size="md"
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          disabled={stays}
          {...form.getInputProps('code')}
        />
        <TextInput
          label="Name"
          description="How it reads on quotes and invoices"
          size="md"
          maxLength={200}
          disabled={fixed}
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label="Type"
          size="md"
          data={optionsOf(typeWords)}
          disabled={stays}
          {...form.getInputProps('type')}
        />
        <TextInput
          label={valueLabels[type]}
          size="md"
          inputMode="decimal"
          maxLength={12}
          disabled={stays}
          {...form.getInputProps('value')}
        />
        {type === 'cents_amount' && (
          <NativeSelect
            label="Currency"
            size="md"
            data={optionsOf(currencyWords)}
            disabled={stays}
            {...form.getInputProps('currency')}
          />
        )}
        <NativeSelect
          label="Lasts"
          size="md"
          data={optionsOf(durationWords)}
          disabled={stays}
          {...form.getInputProps('duration')}
        />
        {duration === 'repeating' && (
          <TextInput
            label="Months"
            size="md"
            inputMode="numeric"
            maxLength={2}
            disabled={stays}
            {...form.getInputProps('months')}
          />
        )}
      </div>
    </Panel>
  )
}

function WhoMayUseIt({ form, fixed }: PromotionFieldsProps) {
  const count = { size: 'md', inputMode: 'numeric', maxLength: 9, disabled: fixed } as const
  const choice = { size: 'md', disabled: fixed } as const
  return (
    <Panel title="Who may use it, and how often" lead="An empty field is no limit.">
      <div className={styles.fields}>
        <TextInput label="Total uses" {...count} {...form.getInputProps('max_redemptions')} />
        <TextInput label="Uses for each client" {...count} {...form.getInputProps('per_client_limit')} />
        <TextInput label="From how many hours a month" {...count} {...form.getInputProps('minimum_hours')} />
      </div>
      <div className={styles.switches}>
        <Switch
          label="Only for a first purchase"
          {...choice}
          {...form.getInputProps('first_purchase_only', { type: 'checkbox' })}
        />
        <Switch
          label="Can be combined with others that can be"
          {...choice}
          {...form.getInputProps('stackable', { type: 'checkbox' })}
        />
      </div>
    </Panel>
  )
}

function WhenItCanBeUsed({ form, timezone, fixed }: PromotionFieldsProps) {
  const time = { type: 'datetime-local', size: 'md', disabled: fixed } as const
  return (
    <Panel title="When it can be used" lead={`Times are those of your own clock (${timezone.replaceAll('_', ' ')}).`}>
      <div className={styles.fields}>
        <TextInput label="From" {...time} {...form.getInputProps('redeemable_from')} />
        <TextInput label="Until" description="Empty: no end" {...time} {...form.getInputProps('redeemable_until')} />
      </div>
      <div className={styles.switches}>
        <Switch
          label="Switched on. Off, nobody can use it any more; subscriptions that have it keep it."
          size="md"
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
