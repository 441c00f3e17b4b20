declare module 'virtual:api-routes' {
  export const routes: typeof import('@puzzle-runs/contract/contract.ts').contract;
}

declare module 'virtual:later-api-routes' {
  export const laterRoutes: typeof import('@puzzle-runs/contract/contract.ts').contract;
}

declare module 'virtual:street-layers/*' {
  const layers: import('maplibre-gl').LayerSpecification[];
  export default layers;
}
