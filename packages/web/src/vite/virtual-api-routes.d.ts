declare module 'virtual:api-routes' {
  export const routes: import('@puzzle-runs/contract/contract.ts').Contract;
}
