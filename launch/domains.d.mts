export declare const domains: readonly string[]
