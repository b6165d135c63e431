declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** A server that speaks S3, on a folder; its key and secret are `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: readonly { name: string }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
