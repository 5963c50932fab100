export default function Home() {
  return <h1>Smart Moving from £49</h1>;
}
