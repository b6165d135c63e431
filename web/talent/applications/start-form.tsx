import { Checkbox, type CheckboxProps } from '@mantine/core'
import { consentTexts } from '@talentplace/contract/accounts/consent'
import { dataConsent } from '@talentplace/contract/talent/applications/data-consent'
import { startForm } from '@talentplace/contract/talent/joining/start.routes'
import type { ComponentType, ReactNode } from 'react'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import {
  nothingEntered,
  startBodyOf,
  startFormOf,
  waitingStart,
  type PickedPlace,
  type StartValues,
} from './start-values.ts'

/** The fields that accounts have, too. */
export interface StartFields {
  readonly Place: ComponentType<{
    readonly text: string
    readonly isPicked: boolean
    readonly error?: ReactNode
    readonly onChange: (text: string, place: PickedPlace | null) => void
  }>
  readonly Terms: ComponentType<{ readonly terms: CheckboxProps }>
}

const placeParts = new Set(['country', 'state_prov', 'city', 'latitude', 'longitude'])

interface StartFormProps extends StartFields {
  /** What was entered before. */
  readonly started: StartValues | null
  readonly onSaved: (values: StartValues) => void
}

/** C6.1: who someone is and where, and what they agree to, before their mailbox is proven. */
export function StartForm({ started, onSaved, Place, Terms }: StartFormProps) {
  const start = useSave('applications.startApplication', {
    errorMessage: 'Your application could not be started. What you entered is still here; please try again.',
  })

  async function send(values: StartValues): Promise<void> {
    const body = startBodyOf(values, consentTexts.terms.version)
    if (body === null) return
    await start.mutateAsync({ body })
    waitingStart.keep(values)
    onSaved(values)
  }

  return (
    <Form<StartValues, ReturnType<typeof startFormOf>>
      label="Apply"
      schema={startForm}
      initialValues={started ?? nothingEntered}
      toRequest={startFormOf}
      fieldOf={(path) => (placeParts.has(path) ? 'place_text' : path)}
      keep="talentplace.application.entered"
      save={start}
      onSubmit={(_, { entered }) => send(entered)}
      submit={{ label: 'Start my application', busy: 'One moment …' }}
    >
      {(form) => (
        <>
          <TextField label="Full name" autoComplete="name" maxLength={200} {...form.getInputProps('full_name')} />
          <FieldRows>
            <TextField
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              {...form.getInputProps('email')}
            />
            <PhoneField
              number={form.getInputProps('phone_number')}
              extension={form.getInputProps('phone_extension')}
              onSplit={(phone_number, phone_extension) => form.setValues({ phone_number, phone_extension })}
            />
          </FieldRows>
          <Place
            text={form.values.place_text}
            isPicked={form.values.place !== null}
            error={form.errors['place_text']}
            onChange={(text, place) => {
              form.setFieldValue('place_text', text)
              form.setFieldValue('place', place)
            }}
          />
          <Terms terms={form.getInputProps('terms', { type: 'checkbox' })} />
          <Checkbox label={dataConsent.text} {...form.getInputProps('data', { type: 'checkbox' })} />
        </>
      )}
    </Form>
  )
}
