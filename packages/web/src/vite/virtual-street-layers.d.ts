declare module 'virtual:street-layers/*' {
  const layers: import('maplibre-gl').LayerSpecification[];
  export default layers;
}
