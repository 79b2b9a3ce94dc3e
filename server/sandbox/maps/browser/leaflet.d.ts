export * from 'leaflet';
