export default function HomeRoute() {
  return <h1>Hola</h1>
}
