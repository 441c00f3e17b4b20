export { NotFound as default } from '#shell/not-found.tsx';
