interface Package {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

type Packages = Readonly<Record<string, Package>>

export function planInstallation(
  wanted: Packages,
  installed: Packages | null,
  scope: 'product' | 'everything',
): string[] | null
