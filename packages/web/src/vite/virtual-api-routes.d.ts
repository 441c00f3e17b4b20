declare module 'virtual:api-routes' {
  export const routes: typeof import('@puzzle-runs/contract/contract.ts').contract;
}
