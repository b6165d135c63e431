import { Switch } from '@mantine/core'
import type { ComponentProps } from 'react'

/** On or off. */
export function SwitchField(props: ComponentProps<typeof Switch>) {
  return <Switch size="md" {...props} />
}
